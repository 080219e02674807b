import { useEffect, useState } from "react";

interface Combobox {
  /** id of the list, in the form, whose options can be chosen */
  listId: string;
  expanded: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Makes the field of a form a combobox over a list of links with the role "option": the arrows go through them and back
 * to the field, Enter follows the one they stand on and is the field's own otherwise, Escape and what happens outside
 * close the list. Gives back the id of the option the arrows stand on. Source: WAI-ARIA practices, combobox.
 */
export function useCombobox(
  form: HTMLFormElement,
  { listId, expanded, onOpen, onClose }: Combobox,
): string | undefined {
  const [chosen, setActive] = useState<string>();
  const active = expanded ? chosen : undefined;
  // Opened again, it begins at the field.
  if (chosen !== active) setActive(undefined);

  useEffect(() => {
    const field = form.querySelector("input");
    field?.setAttribute("role", "combobox");
    field?.setAttribute("autocomplete", "off");
    field?.setAttribute("aria-autocomplete", "list");
    field?.setAttribute("aria-controls", listId);
    field?.setAttribute("aria-expanded", String(expanded));
    if (active === undefined) field?.removeAttribute("aria-activedescendant");
    else field?.setAttribute("aria-activedescendant", active);
  }, [form, listId, expanded, active]);

  useEffect(() => {
    const leaving = new AbortController();
    const listen = { signal: leaving.signal };
    const move = (step: 1 | -1): void => {
      const options = [...form.querySelectorAll("[role=option]")];
      // One place more than options: the field itself.
      const places = options.length + 1;
      const place = options.findIndex(({ id }) => id === active) + 1;
      const option = options[((place + step + places) % places) - 1];
      setActive(option?.id);
      option?.scrollIntoView({ block: "nearest" });
    };
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      switch (event.key) {
        case "ArrowDown":
        case "ArrowUp":
          event.preventDefault();
          if (expanded) move(event.key === "ArrowDown" ? 1 : -1);
          else onOpen();
          return;
        case "Enter": {
          const option = active === undefined ? null : document.getElementById(active);
          if (option === null) return;
          event.preventDefault();
          option.click();
          return;
        }
        case "Escape":
          // The first closes the list, the second is the browser's and clears the field.
          if (!expanded) return;
          event.preventDefault();
          onClose();
      }
    };
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !form.contains(target)) onClose();
    };
    const field = form.querySelector("input");
    field?.addEventListener("keydown", press, listen);
    field?.addEventListener("input", () => setActive(undefined), listen);
    field?.addEventListener("focus", onOpen, listen);
    field?.addEventListener("click", onOpen, listen);
    document.addEventListener("pointerdown", leave, listen);
    document.addEventListener("focusin", leave, listen);
    return () => leaving.abort();
  }, [form, expanded, active, onOpen, onClose]);

  return active;
}
