import { expect } from "vitest";
import * as z from "zod";
import { type AppAndApi, startAppAndApi } from "@tests/support/app-and-api";
import type { PageForm } from "@tests/support/page-form";
import { createVisitor, type Page, readable, type Visitor } from "@tests/support/visitor";
import { type FaultyLine, type LineFault, openFaultyLine } from "./faulty-line";

const found = z.object({ data: z.object({ data: z.array(z.object({ id: z.string(), name: z.string().nullish() })) }) });

/** What an answer may take, in ms. */
const limit = 7_000;

/** The demo owner's restaurant, its app on a line to the API that a test makes faulty. */
export interface FaultyShop {
  line: FaultyLine;
  both: AppAndApi;
  owner: Visitor;
  place: { id: string; dish: string };
  /**
   * A press while calls come to this. It is answered in time, says nothing untrue, and the line is whole again
   * afterwards.
   */
  pressSpoiled: (who: Visitor, form: PageForm, fault: { kind: LineFault; calls: RegExp }) => Promise<Page>;
  stop: () => Promise<void>;
}

export async function openFaultyShop(): Promise<FaultyShop> {
  const line = await openFaultyLine();
  const both = await startAppAndApi({}, line.leadTo);
  const owner = createVisitor(both.app.url, { limit });
  expect((await owner.logIn("owner")).status).toBe(302);
  const list = found.parse(await both.callAs("owner", "GET", "/restaurants?search=Anatolia%20Grill"));
  const id = list.data.data.find(({ name }) => name === "Anatolia Grill House")?.id ?? "";
  const menu = found.parse(await both.callAs("owner", "GET", `/menu-items?restaurant_id=${id}`));
  const dish = menu.data.data.find(({ name }) => name?.includes("Lentil"))?.id ?? "";
  return {
    line,
    both,
    owner,
    place: { id, dish },
    async pressSpoiled(who, { action, fields }, fault) {
      line.spoil(fault);
      const page = await who.post(action, fields);
      line.spoil(null);
      if (page.location) return page;
      expect(page.status, fault.kind).not.toBe(500);
      expect(readable(page), fault.kind).not.toMatch(/nginx|\[object Object\]|\bundefined\b|Unexpected token/);
      // Whoever was refused is told so; whoever got no clear answer is not told that nothing was done.
      if (fault.kind !== "busy") expect(readable(page), fault.kind).not.toMatch(/Failed to|could not be|was not /);
      return page;
    },
    async stop() {
      await both.stop();
      await line.close();
    },
  };
}
