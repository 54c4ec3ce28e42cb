/** The laid table at the lower edge of the login, sign-up and welcome pages; for the roomy screens only. */
export function LaidTable() {
  return (
    <img
      src="/pictures/demo/laid-table.webp"
      alt=""
      width={1280}
      height={380}
      decoding="async"
      loading="lazy"
      className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto hidden w-full max-w-[1440px] select-none dark:brightness-70 [@media(min-width:1024px)_and_(min-height:760px)]:block"
    />
  );
}
