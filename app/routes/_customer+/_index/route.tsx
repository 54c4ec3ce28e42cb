import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";

/** The public landing page [ROUTE-1]. */
export default function Landing() {
  return (
    <main id="main" className="page-width py-14">
      <h1 className="text-title">Craving Halal</h1>
      <p className="text-lead mt-3 mb-8">Biryani, broast, kebabs and fresh groceries from halal kitchens near you.</p>
      <ButtonLink to={paths.home()}>Find restaurants</ButtonLink>
    </main>
  );
}
