import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The product's error catalogue; what a host says itself comes first where it says something. */
const catalogue = [
  "Invalid email or password.",
  "An error occurred during login. Please try again.",
  "Login successful",
  "Item added to cart successfully",
  "Failed to add item to cart",
  "Failed to place order",
  "Payment processing failed",
  "Failed to add/update address",
  "Failed to delete address",
  "Failed to load payment system",
  "Failed to initialize payment system",
  "Failed to initialize payment form",
  "Payment system not ready",
  "No token received from payment processor",
  "Agent authentication failed. Please try again.",
  "Registration failed. Please try again.",
  "Business registration completed successfully!",
  "Failed to add/update coupon",
  "Failed to delete coupon",
  "Coupon deleted successfully",
  "Failed to add/update offer",
  "Failed to delete offer",
  "Failed to add/update Tax",
  "Failed to delete Tax",
  "Failed to update tax status",
  "Failed to update restaurant status",
  "Failed to update restaurant images",
  "Failed to add/update add on",
  "Failed to delete add on",
  "Failed to assign addon",
  "Failed to remove addon",
  "Addon removed successfully",
  "Failed to create menu item",
  "Failed to create menu items from csv",
  "Failed to delete menu item",
  "Menu item created successfully",
  "Menu items created successfully",
  "Menu item deleted successfully",
  "No restaurant found",
  "Failed to add/update sales agent",
  "Failed to delete sales agent",
  "Sales agent deleted successfully",
  "Restaurant not found.",
  "Could not fetch restaurant data.",
  "No data available.",
  "No results.",
  "Something went wrong",
  "An error occurred while performing the action.",
];

const sources = ["app", "domain", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8")),
);
/** Without comments, which may quote what the code no longer says. */
const code = sources.join("\n").replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

test.each(catalogue)("[UI-10] the app says %j to the letter", (text) => {
  expect(code.includes(text)).toBe(true);
});
