import { describe, expect, test } from "vitest";
import { retry, readFieldStates } from "./clover";

describe("[PAY-3, PAY-4] what is not ready yet is tried 5 times, at multiples of 200 ms", () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);

  test("then the sentence is told", async () => {
    let count = 0;
    const never = () => {
      count += 1;
      throw new Error("not yet");
    };
    await expect(retry(never, "Failed to initialize payment form", wait)).rejects.toThrow(
      "Failed to initialize payment form",
    );
    expect(count).toBe(5);
    expect(waits).toEqual([200, 400, 600, 800]);
  });

  test("a late success counts", async () => {
    let count = 0;
    const third = () => {
      count += 1;
      if (count < 3) throw new Error("not yet");
      return "ready";
    };
    await expect(retry(third, "", async () => undefined)).resolves.toBe("ready");
  });
});

test("[PAY-1] the fields' state is read bare and wrapped", () => {
  const state = { CARD_DATE: { touched: true, error: "This date has passed." }, CARD_NUMBER: { touched: false } };
  const read = {
    CARD_DATE: { touched: true, error: "This date has passed.", brand: undefined },
    CARD_NUMBER: { touched: false, error: undefined, brand: undefined },
  };
  expect(readFieldStates(state)).toEqual(read);
  expect(readFieldStates({ realTimeFormState: state })).toEqual(read);
  expect(readFieldStates({ data: { realTimeFormState: state } })).toEqual(read);
  expect(readFieldStates(null)).toEqual({});
});
