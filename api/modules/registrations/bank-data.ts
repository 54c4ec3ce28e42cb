import type { Vault } from "@api/vault";

/** The columns of `restaurants` that are kept encrypted. */
type BankData = Record<"sales_tax_id" | "bank_name" | "routing_number" | "account_number", string | null>;

const purposeOf = (restaurantId: string, column: string) => `restaurants.${column}:${restaurantId}`;

/** Tax id and bank data of a restaurant as they are stored. */
export const encryptBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const plain = data[column];
    return plain === null ? null : vault.encryptText(plain, purposeOf(restaurantId, column));
  });

/** Tax id and bank data in the clear, for the restaurant's owner and administrators alone. */
export const decryptBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const encrypted = data[column];
    return encrypted === null ? null : vault.decryptText(encrypted, purposeOf(restaurantId, column));
  });

const each = (value: (column: keyof BankData) => string | null): BankData => ({
  sales_tax_id: value("sales_tax_id"),
  bank_name: value("bank_name"),
  routing_number: value("routing_number"),
  account_number: value("account_number"),
});
