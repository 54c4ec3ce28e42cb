import * as z from "zod";
import { memberRestaurant, type MemberRestaurant, user, type User } from "@domain/contract/accounts/auth";
import { lenient } from "~/host/client/coerce";
import type { Cipher } from "./cipher.server";
import type { Cookies } from "./cookies/cookies.server";

const cookie = "session";
const day = 24 * 60 * 60;
const lifetime = 14 * day;
/** A cookie holds 4 kB in all; more restaurants than this are asked of the host. */
const rememberedRestaurants = 10;

/** [SESS-4] Theme and location, which outlive a login, are kept in cookies of their own. */
const content = z.object({
  /** Start of the session, or its last renewal; milliseconds. */
  timestamp: z.number(),
  isAuthenticated: z.boolean(),
  isLoading: z.boolean(),
  user: lenient(user).nullable(),
  restaurant: lenient(memberRestaurant).nullable(),
  token: z.string().nullable(),
});

export type SessionContent = z.infer<typeof content>;

/** Who is signed in, as login or profile answered it. */
export interface SignedIn {
  token: string;
  user: User | null;
  restaurant?: MemberRestaurant | null;
}

const nobody = (): SessionContent => ({
  timestamp: Date.now(),
  isAuthenticated: false,
  isLoading: false,
  user: null,
  restaurant: null,
  token: null,
});

/** [SESS-1] The session of one visitor. Changes are sent with whatever the request is answered with. */
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
    return new Session(cookies, cipher, opened?.success ? opened.data : nobody());
  }

  get state(): Readonly<SessionContent> {
    return this.content;
  }
  get user(): User | null {
    return this.content.user;
  }
  /** [ROUTE-18] The restaurant a merchant acts on: the first of their list. */
  get restaurant(): MemberRestaurant | null {
    return this.content.restaurant;
  }
  get token(): string | null {
    return this.content.token;
  }

  /** [SESS-5] Without a user the session stays loading: the next request asks the host for the profile [SESS-8]. */
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
    if (this.content.token || this.content.user) this.#change(nobody());
  }

  #change(next: SessionContent): void {
    this.content = next;
    this.#isChanged = true;
  }

  /** Puts the session among the cookies to send when it changed, or is old enough to be renewed. Called once a response. */
  async commit(): Promise<void> {
    if (this.content.token && Date.now() - this.content.timestamp > day * 1000) {
      this.#change({ ...this.content, timestamp: Date.now() });
    }
    if (!this.#isChanged) return;
    if (this.content.token === null) this.cookies.remove(cookie);
    else this.cookies.set(cookie, await this.cipher.encrypt(this.content, lifetime), { maxAge: lifetime });
  }
}
