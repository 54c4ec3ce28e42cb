import type { Vault } from "@api/vault";

/** The columns of `restaurants` that are kept sealed. */
type BankData = Record<"sales_tax_id" | "bank_name" | "routing_number" | "account_number", string | null>;

const purposeOf = (restaurantId: string, column: string) => `restaurants.${column}:${restaurantId}`;

/** Tax id and bank data of a restaurant as they are stored. */
export const sealBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const plain = data[column];
    return plain === null ? null : vault.sealText(plain, purposeOf(restaurantId, column));
  });

/** Tax id and bank data in the clear, for the restaurant's owner and administrators alone. */
export const openBankData = (vault: Vault, restaurantId: string, data: BankData): BankData =>
  each((column) => {
    const sealed = data[column];
    return sealed === null ? null : vault.openText(sealed, purposeOf(restaurantId, column));
  });

const each = (value: (column: keyof BankData) => string | null): BankData => ({
  sales_tax_id: value("sales_tax_id"),
  bank_name: value("bank_name"),
  routing_number: value("routing_number"),
  account_number: value("account_number"),
});
