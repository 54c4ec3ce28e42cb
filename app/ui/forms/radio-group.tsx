import { optionProps, type ChoiceProps } from "./choice";
import { FieldGroup } from "./field";

/** Plain radio buttons under a legend. */
export function RadioGroup(props: ChoiceProps) {
  return (
    <FieldGroup {...props}>
      <div className="flex flex-col">
        {props.options.map((option) => (
          <label key={option.value} className="text-body has-disabled:text-quiet flex min-h-11 items-center gap-3">
            <input type="radio" {...optionProps(props, option)} className="radio" />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="text-meta text-quiet block">{option.hint}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
