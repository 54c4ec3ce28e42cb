import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Menu, MenuLink } from "~/ui/menu";
import { StarPattern } from "~/ui/star-pattern";
import { AddressEntry } from "./address-entry";

/** [LAND-1, LAND-2] The claim and the one question it leads to; the laden tray beside or, on phones, below it. */
export function Hero({ isFirstFree }: { isFirstFree: boolean }) {
  return (
    <div className="on-night hero-night relative">
      <StarPattern opacity={0.07} />
      <LandingHeader />
      <div className="page-width relative grid pt-26 md:pt-34 xl:min-h-161">
        <div className="relative z-2 max-w-166 pb-6 xl:pb-20">
          <h1 className="text-hero">
            {isFirstFree ? (
              <>
                <span className="text-accent">$0</span> DELIVERY FEE ON FIRST ORDER
              </>
            ) : (
              <>
                CRAVING <span className="text-accent">HALAL</span> FOOD?
              </>
            )}
          </h1>
          <p className="text-lead text-on-night-quiet mt-6 max-w-125">
            Biryani, broast, kebabs and fresh groceries from halal kitchens around Bristol. Tell us where you are and
            choose what to eat.
          </p>
          <div className="mt-7">
            <AddressEntry />
          </div>
        </div>
      </div>
      <Tray />
    </div>
  );
}

/** Cut by the hero's edges, which the list of suggestions must not be: hence a frame of its own. */
function Tray() {
  return (
    <div className="pointer-events-none overflow-hidden xl:absolute xl:inset-0">
      <div className="page-width relative">
        <img
          src="/pictures/demo/hero-tray.webp"
          alt=""
          width={920}
          height={920}
          fetchPriority="high"
          className="mx-auto -mb-48 w-[min(120%,34rem)] max-w-none select-none max-md:-mx-[10%] xl:absolute xl:start-[57%] xl:top-19 xl:mb-0 xl:w-[44rem] rtl:-scale-x-100"
        />
      </div>
    </div>
  );
}

function LandingHeader() {
  const { user } = useVisitor();
  return (
    <header className="on-night hero-bar z-sticky fixed inset-x-0 top-0">
      <div className="page-width grid grid-cols-[1fr_auto_1fr] items-center py-2.5 md:py-4">
        <div>
          <Link
            to={paths.signup("business")}
            className="text-label rounded-small hidden min-h-11 items-center gap-2.5 hover:underline md:inline-flex"
          >
            <Icon name="storefront" />
            Register your Business
          </Link>
          <div className="md:hidden">
            <Menu
              label="Menu"
              align="start"
              trigger={<Icon name="list" size={24} />}
              triggerClassName="size-11 justify-center rounded-control"
            >
              <MenuLink to={paths.home()} icon="fork-knife">
                Find restaurants
              </MenuLink>
              {!user && (
                <MenuLink to={paths.signup("user")} icon="user">
                  Sign Up
                </MenuLink>
              )}
              <MenuLink to={paths.signup("business")} icon="storefront">
                Register your Business
              </MenuLink>
            </Menu>
          </div>
        </div>
        <Link to={paths.landing()} className="rounded-small flex" aria-label="HalalGo, to the front page">
          <Logo night size={36} />
        </Link>
        <div className="flex items-center justify-end gap-2 md:gap-5">
          {user ? (
            <ButtonLink to={user.home.to} variant="night" className="max-md:px-3.5">
              {user.area === "customer" ? "Order food" : user.home.label}
            </ButtonLink>
          ) : (
            <>
              <Link
                to={paths.login()}
                className="text-label rounded-small inline-flex min-h-11 items-center px-1 hover:underline"
              >
                Log In
              </Link>
              <ButtonLink to={paths.signup("user")} variant="night" className="max-md:hidden">
                Sign Up
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
