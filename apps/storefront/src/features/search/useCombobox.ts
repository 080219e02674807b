import { useEffect, useRef, useState } from "react";

interface Combobox {
  /** Id of the listbox in the form. */
  listId: string;
  expanded: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Turns the field of a form into a combobox over links with the role "option": arrow keys move through options and
 * field, which then shows the option's `data-text`. Enter follows the active option or submits the field; Escape and
 * outside events close the list and restore the typed text. Source: WAI-ARIA Authoring Practices, combobox.
 *
 * @returns id of the active option
 */
export function useCombobox(form: HTMLFormElement, { listId, expanded, onOpen, onClose }: Combobox) {
  const [selected, setSelected] = useState<string>();
  const active = expanded ? selected : undefined;
  // Reopened, the list starts without an active option.
  if (selected !== active) setSelected(undefined);
  /** Text of the field while it shows that of an option. */
  const typed = useRef<string>(undefined);

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
    const field = form.querySelector("input");
    if (expanded || field === null || typed.current === undefined) return;
    field.value = typed.current;
    typed.current = undefined;
  }, [form, expanded]);

  useEffect(() => {
    const field = form.querySelector("input");
    const abort = new AbortController();
    const listen = { signal: abort.signal };
    const move = (step: 1 | -1): void => {
      const options = [...form.querySelectorAll("[role=option]")];
      // One extra place for the field itself.
      const places = options.length + 1;
      const place = options.findIndex(({ id }) => id === active) + 1;
      const option = options[((place + step + places) % places) - 1];
      setSelected(option?.id);
      option?.scrollIntoView({ block: "nearest" });
      if (field === null) return;
      typed.current ??= field.value;
      field.value = (option instanceof HTMLElement && option.dataset["text"]) || typed.current;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
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
          // The first Escape closes the list; the second is left to the browser, which clears the field.
          if (!expanded) return;
          event.preventDefault();
          onClose();
      }
    };
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !form.contains(target)) onClose();
    };
    const onInput = (): void => {
      typed.current = undefined;
      setSelected(undefined);
    };
    field?.addEventListener("keydown", onKeyDown, listen);
    field?.addEventListener("input", onInput, listen);
    field?.addEventListener("focus", onOpen, listen);
    field?.addEventListener("click", onOpen, listen);
    document.addEventListener("pointerdown", closeOutside, listen);
    document.addEventListener("focusin", closeOutside, listen);
    return () => abort.abort();
  }, [form, expanded, active, onOpen, onClose]);

  return active;
}
