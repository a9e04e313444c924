import type { Ref } from "react";
import { Button } from "@/components/ui/button";

type CompareButtonProps = {
  readonly pending: boolean;
  readonly onPress?: () => unknown;
  readonly buttonRef?: Ref<HTMLButtonElement>;
};

/** Compares a second typing with the first; the button of a form where nothing else is said. */
export function CompareButton({ pending, onPress, buttonRef }: CompareButtonProps) {
  return (
    <Button
      ref={buttonRef}
      type={onPress ? "button" : "submit"}
      variant="primary"
      size="large"
      icon="check"
      pending={pending}
      onClick={onPress}
    >
      Comparar con la primera
    </Button>
  );
}
