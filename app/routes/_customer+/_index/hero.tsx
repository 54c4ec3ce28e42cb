import { Link, Form } from "@remix-run/react";
import { CurrentLocation } from "~/features/location/current-location";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { PlaceAssist } from "~/ui/forms/places/place-assist";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { Logo } from "~/ui/logo";
import { Menu, MenuLink } from "~/ui/menu";

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
            Biryani, broast, kebabs and fresh groceries from local kitchens and grocers. Tell us where you are and
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
        <picture>
          <source srcSet="/pictures/demo/hero-tray.avif" type="image/avif" />
          <img
            src="/pictures/demo/hero-tray.webp"
            alt=""
            // 34 kB that the style sheet and the heading's font would have to share a phone's connection with.
            fetchPriority="low"
            width={920}
            height={920}
            className="mx-auto -mb-48 w-[min(120%,34rem)] max-w-none select-none max-md:-mx-[10%] xl:absolute xl:start-[57%] xl:top-19 xl:mb-0 xl:w-[44rem] rtl:-scale-x-100"
          />
        </picture>
      </div>
    </div>
  );
}

function LandingHeader() {
  const { user } = useVisitor();
  return (
    <header className="on-night hero-bar z-sticky fixed inset-x-0 top-0">
      <div className="page-width grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 py-2.5 md:py-4">
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

const [fieldId, hintId] = ["delivery-address", "location-hint"] as const;

/** [LAND-8…13] The address form over the hero's dark background: saves the address and redirects to /home. */
function AddressEntry() {
  const { location } = useVisitor();
  return (
    <>
      <Form
        method="post"
        action={paths.location()}
        className="relative grid grid-cols-1 p-2 md:grid-cols-[1fr_auto_auto] md:gap-2"
      >
        <span aria-hidden className="bg-surface rounded-card elevation-3 col-[1/-1] row-[1/3] -m-2 md:row-[1/2]" />
        <div className="focus-frame rounded-control relative col-start-1 row-start-1 flex min-h-13 items-center gap-3 px-3 md:static">
          <Icon name="map-pin" weight="fill" size={24} className="text-primary shrink-0" />
          <input
            id={fieldId}
            name="address"
            aria-label="Delivery address"
            placeholder="Enter delivery address"
            autoComplete="street-address"
            required
            // Blanks alone are nothing either.
            pattern=".*\S.*"
            title="A street and city, or a ZIP code"
            maxLength={300}
            defaultValue={location?.address}
            className="text-ink h-full min-w-0 flex-1 bg-transparent outline-none"
          />
          <PlaceAssist inputId={fieldId} />
        </div>
        <CurrentLocation
          hintId={hintId}
          className="max-md:hover:bg-night-bright! col-start-1 row-start-3 max-md:mt-4 max-md:min-h-12 max-md:justify-self-center max-md:text-white! md:col-start-2 md:row-start-1 md:px-3!"
        />
        <SubmitButton
          variant="accent"
          size="lg"
          formPath={paths.location()}
          pendingLabel="Finding..."
          className="col-start-1 row-start-2 max-md:mt-2 md:col-start-3 md:row-start-1"
        >
          Find food
        </SubmitButton>
      </Form>
      <p id={hintId} className="text-meta text-on-night-quiet mt-3 flex items-start gap-2 max-md:px-2 noscript:hidden">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        Enable location service in your browser to fill the address for you.
      </p>
    </>
  );
}
