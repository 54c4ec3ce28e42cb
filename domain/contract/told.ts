/** What the contract has, without what it need not say: null may be left out, as hosts of others do, and as samples do. */
export type Told<Thing> = Thing extends readonly (infer Item)[]
  ? Told<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Told<Thing[Name]> } & {
        [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Told<Thing[Name]> | undefined;
      }
    : Thing;
