import * as z from "zod";
import { memberRestaurant, type MemberRestaurant, user, type User } from "@domain/contract/accounts/auth";
import { dayMs, daySeconds } from "@domain/duration";
import { lenient } from "~/host/client/coerce";
import type { Cipher } from "./cipher.server";
import type { Cookies } from "./cookies/cookies.server";

const cookie = "session";
const lifetime = 14 * daySeconds;
/** A cookie is limited to 4 kB; further restaurants are requested from the host. */
const rememberedRestaurants = 10;

/** [SESS-4] Theme and location outlive a login, so they have their own cookies. */
const content = z.object({
  /** Start of the session or its last renewal, in milliseconds. */
  timestamp: z.number(),
  isAuthenticated: z.boolean(),
  isLoading: z.boolean(),
  user: lenient(user).nullable(),
  restaurant: lenient(memberRestaurant).nullable(),
  token: z.string().nullable(),
});

export type SessionContent = z.infer<typeof content>;

/** The signed-in person, as the login or the profile returned them. */
export interface SignedIn {
  token: string;
  user: User | null;
  restaurant?: MemberRestaurant | null;
}

const anonymousSession = (): SessionContent => ({
  timestamp: Date.now(),
  isAuthenticated: false,
  isLoading: false,
  user: null,
  restaurant: null,
  token: null,
});

/** [SESS-1] One visitor's session. Changes are sent with the response. */
export class Session {
  #isChanged = false;

  private constructor(
    private readonly cookies: Cookies,
    private readonly cipher: Cipher,
    private content: SessionContent,
  ) {}

  static async read(cookies: Cookies, cipher: Cipher): Promise<Session> {
    const encrypted = cookies.get(cookie);
    const opened = encrypted ? content.safeParse(await cipher.decrypt(encrypted)) : null;
    return new Session(cookies, cipher, opened?.success ? opened.data : anonymousSession());
  }

  get state(): Readonly<SessionContent> {
    return this.content;
  }
  get user(): User | null {
    return this.content.user;
  }
  /** [ROUTE-18] The restaurant that a merchant acts on: the first in their list. */
  get restaurant(): MemberRestaurant | null {
    return this.content.restaurant;
  }
  get token(): string | null {
    return this.content.token;
  }

  /** [SESS-5] Without a user the session is incomplete, and the next request loads the profile [SESS-8]. */
  logIn({ token, user: person, restaurant }: SignedIn): void {
    const restaurants = person?.restaurants?.slice(0, rememberedRestaurants) ?? [];
    this.#change({
      timestamp: Date.now(),
      isAuthenticated: person !== null,
      isLoading: person === null,
      user: person && { ...person, restaurants },
      restaurant: restaurants[0] ?? restaurant ?? null,
      token,
    });
  }

  /** [SESS-6] */
  logOut(): void {
    if (this.content.token || this.content.user) this.#change(anonymousSession());
  }

  #change(next: SessionContent): void {
    this.content = next;
    this.#isChanged = true;
  }

  /** Adds the session to the response's cookies when it changed or is due for renewal. Call it once per response. */
  async commit(): Promise<void> {
    if (this.content.token && Date.now() - this.content.timestamp > dayMs) {
      this.#change({ ...this.content, timestamp: Date.now() });
    }
    if (!this.#isChanged) return;
    if (this.content.token === null) this.cookies.remove(cookie);
    else this.cookies.set(cookie, await this.cipher.encrypt(this.content, lifetime), { maxAge: lifetime });
  }
}
