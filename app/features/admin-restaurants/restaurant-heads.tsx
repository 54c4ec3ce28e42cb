import { type ListState, sortBy } from "~/lib/list-state";
import { HeadCell, TableHead } from "~/ui/table";

type RestaurantHeadsProps = { path: string; state: ListState; roomFrom?: "xl" | "wide" };

/** [ADMIN-3, ADMIN-5] The heads of both lists of restaurants; those that sort are links. */
export function RestaurantHeads({ path, state, roomFrom = "xl" }: RestaurantHeadsProps) {
  return (
    <TableHead>
      <HeadCell {...sortBy(path, state, "name")}>Restaurant name</HeadCell>
      <HeadCell {...sortBy(path, state, "email")}>Owner email</HeadCell>
      <HeadCell shownFrom={roomFrom}>Phone</HeadCell>
      <HeadCell shownFrom="xl">Address</HeadCell>
      <HeadCell shownFrom={roomFrom} {...sortBy(path, state, "category")}>
        Category
      </HeadCell>
      <HeadCell {...sortBy(path, state, "status")}>Status</HeadCell>
      <HeadCell end>Actions</HeadCell>
    </TableHead>
  );
}
