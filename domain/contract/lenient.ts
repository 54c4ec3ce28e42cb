/** A contract type whose nullable properties may also be missing, because foreign hosts and sample data omit them. */
export type Lenient<Thing> = Thing extends readonly (infer Item)[]
  ? Lenient<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Lenient<Thing[Name]> } & {
        [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Lenient<Thing[Name]> | undefined;
      }
    : Thing;
