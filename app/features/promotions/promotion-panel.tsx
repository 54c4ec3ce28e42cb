import { type ComponentProps, type ReactNode, useRef } from "react";
import { EditPanel } from "~/ui/desk/edit-panel";
import { FirstSubmit } from "./preview-strip";
import { type TypedValues, useTypedValues } from "./typed-values";

type EditPanelProps = ComponentProps<typeof EditPanel>;
type PromotionPanelProps = Omit<EditPanelProps, "hasFile" | "onInput" | "first" | "strip"> & {
  /** What customers would pay with the values as they are typed. */
  preview: (values: TypedValues) => ReactNode;
};

/** The form of a coupon or an offer, with its preview above the foot. */
export function PromotionPanel({ preview, ...panel }: PromotionPanelProps) {
  // The form begins with what it was opened with; a later load must not change what is being typed.
  const first = useRef({ values: panel.values, version: panel.version }).current;
  const { values, watch } = useTypedValues(panel.formId, first.values);
  return <EditPanel {...panel} {...first} {...watch} hasFile first={<FirstSubmit />} strip={preview(values)} />;
}
