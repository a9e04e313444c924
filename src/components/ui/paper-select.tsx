import { Select } from "./select";

/** The paper that a PDF is made for, as the routes read it. */
export function PaperSelect() {
  return (
    <Select
      label="Papel"
      name="papel"
      options={[
        { value: "carta", label: "Carta" },
        { value: "a4", label: "A4" },
      ]}
    />
  );
}
