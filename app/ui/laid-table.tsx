/** The laid table at the lower edge of the login, sign-up and welcome pages; for the roomy screens only. */
export function LaidTable() {
  return (
    <img
      src="/pictures/demo/laid-table.webp"
      alt=""
      width={1280}
      height={300}
      decoding="async"
      loading="lazy"
      className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto hidden w-full max-w-[1440px] select-none dark:brightness-70 lg:[@media(min-height:760px)]:block"
    />
  );
}
