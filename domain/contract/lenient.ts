/** What the contract has, without what it need not say: null may be left out, as hosts of others do, and as samples do. */
export type Lenient<Thing> = Thing extends readonly (infer Item)[]
  ? Lenient<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Lenient<Thing[Name]> } & {
        [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Lenient<Thing[Name]> | undefined;
      }
    : Thing;
