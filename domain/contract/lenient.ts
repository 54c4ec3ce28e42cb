/** A contract type whose nullable properties may also be missing, as foreign hosts and sample data leave them out. */
export type Lenient<Thing> = Thing extends readonly (infer Item)[]
  ? Lenient<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Lenient<Thing[Name]> } & {
        [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Lenient<Thing[Name]> | undefined;
      }
    : Thing;
