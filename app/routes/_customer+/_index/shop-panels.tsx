import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { StarPattern } from "~/ui/illustration";
import { PassCard } from "~/ui/pass-card";

/** [LAND-5, LAND-6] Groceries, and beside them the Go Pass; the books where the host sells no passes. */
export function ShopPanels({ isPassSold, areBooksSold }: { isPassSold: boolean; areBooksSold: boolean }) {
  return (
    <div className="grid gap-5 md:gap-6 xl:has-[>:nth-child(2)]:grid-cols-[1.32fr_1fr]">
      {isPassSold ? <PassPanel /> : areBooksSold && <BooksPanel />}
      <section className="promo-fresh rounded-panel relative min-h-88 overflow-hidden p-7 md:min-h-104 md:p-11">
        <StarPattern opacity={0.08} className="text-night" />
        <div className="relative z-1">
          <h2 className="text-promo text-inherit">Groceries and halal meats</h2>
          <p className="mt-4 max-w-80">Lamb and chicken, fresh bread and pantry staples from grocers and butchers.</p>
          <ButtonLink
            to={paths.home({ service: "shops" })}
            variant="night"
            className="bg-night! hover:bg-night-bright! mt-6 text-white! max-md:w-full"
          >
            Shop Groceries
          </ButtonLink>
        </div>
        <img
          src="/pictures/demo/groceries.webp"
          alt=""
          width={900}
          height={300}
          loading="lazy"
          className="absolute inset-x-0 bottom-3 mx-auto w-[82%] max-w-110"
        />
      </section>
    </div>
  );
}

function PassPanel() {
  return (
    <section className="promo-pass rounded-panel relative grid min-h-88 items-center gap-8 overflow-hidden p-7 text-white md:min-h-104 md:grid-cols-[1fr_1.1fr] md:p-11">
      <StarPattern opacity={0.1} />
      <div className="relative z-1">
        <h2 className="text-promo text-white">Go Pass</h2>
        <p className="mt-4 max-w-70">
          Unlimited $0 delivery fees, from every restaurant and shop on HalalGo. Made for families who order on school
          nights.
        </p>
        <ButtonLink to={paths.goPass()} variant="night" className="mt-6 max-md:w-full">
          See the Go Pass
        </ButtonLink>
      </div>
      <PassCard className="justify-self-center max-md:max-w-72" />
    </section>
  );
}

function BooksPanel() {
  return (
    <section className="promo-pass rounded-panel relative min-h-88 overflow-hidden p-7 text-white md:min-h-104 md:p-11">
      <StarPattern opacity={0.1} />
      <div className="relative z-1 max-w-90">
        <h2 className="text-promo text-white">Islamic books</h2>
        <p className="mt-4 max-w-70">Tafsir, seerah and titles for children, from Islamic bookshops.</p>
        <ButtonLink to={paths.home({ service: "books" })} variant="night" className="mt-6">
          Browse books
        </ButtonLink>
      </div>
      <img
        src="/pictures/demo/promo-books.webp"
        alt=""
        width={360}
        height={280}
        loading="lazy"
        className="absolute end-0 -bottom-4 w-64 md:end-6 md:bottom-4 md:w-90"
      />
    </section>
  );
}
