import { TextField, type TextFieldProps } from "../text-field";

/** Free text with suggestions of the browser (`<datalist>`). */
export function SuggestField({ suggestions, ...rest }: TextFieldProps & { suggestions: readonly string[] }) {
  const list = `${rest.id ?? rest.name}-list`;
  return (
    <>
      <TextField {...rest} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
