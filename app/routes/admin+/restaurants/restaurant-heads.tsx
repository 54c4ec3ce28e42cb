import { type ListState, sortBy } from "~/lib/list-state";
import { HeadCell, TableHead } from "~/ui/table";

/** [ADMIN-3, ADMIN-5] The heads of both lists of restaurants; those that sort are links. */
export function RestaurantHeads({ path, state }: { path: string; state: ListState }) {
  return (
    <TableHead>
      <HeadCell {...sortBy(path, state, "name")}>Restaurant name</HeadCell>
      <HeadCell {...sortBy(path, state, "email")}>Owner email</HeadCell>
      <HeadCell>Phone</HeadCell>
      <HeadCell>Address</HeadCell>
      <HeadCell {...sortBy(path, state, "category")}>Category</HeadCell>
      <HeadCell {...sortBy(path, state, "status")}>Status</HeadCell>
      <HeadCell end>Actions</HeadCell>
    </TableHead>
  );
}
