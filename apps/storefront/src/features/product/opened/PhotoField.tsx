import { REVIEW_PICTURE_LIMITS } from "@shop/core";
import type { ReviewPictureDraft, UseReviewPictures } from "@shop/react";
import { type ReactElement, useEffect, useRef } from "react";
import { useTexts } from "../../../i18n/useTexts.ts";
import { buttonProps } from "../../../ui/Button.tsx";
import { FieldError, FieldHint } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import "./reviewForm.css";

interface PhotoFieldProps {
  id: string;
  name: string;
  pictures: UseReviewPictures;
  /** While the form is sent: a change would not reach the review. */
  disabled: boolean;
}

/** Selects the photos of a review and lists them, each with its error. */
export function PhotoField({ id, name, pictures, disabled }: PhotoFieldProps): ReactElement {
  const t = useTexts("product/opened");
  const input = useRef<HTMLInputElement>(null);
  const { drafts, omittedCount, sending, add, remove } = pictures;
  return (
    <div className="lh-field" role="group" aria-labelledby={`${id}-label`}>
      <span className="lh-label" id={`${id}-label`}>
        {t("photos.label")}
        <span className="lh-optional"> ({t("photos.optional")})</span>
      </span>
      <FieldHint id={id} hint={t("photos.hint")} />
      <ul className="lh-photos" role="list" aria-live="polite">
        {drafts.map((draft, index) => (
          <PhotoDraft
            key={draft.id}
            draft={draft}
            position={index + 1}
            disabled={disabled}
            onRemove={() => {
              remove(draft.id);
              // The button that had the focus is gone.
              input.current?.focus();
            }}
          />
        ))}
      </ul>
      <label {...buttonProps({ variant: "outline" })} data-photos="">
        <input
          className="lh-visually-hidden"
          type="file"
          id={id}
          name={name}
          ref={input}
          disabled={disabled}
          multiple
          accept={REVIEW_PICTURE_LIMITS.types.join()}
          aria-invalid={drafts.some(({ error }) => error !== undefined) || undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            // The same file can be selected again after it was removed.
            currentTarget.value = "";
          }}
        />
        <Icon name="plus" />
        {t("photos.add")}
      </label>
      <p className="lh-small lh-muted" role="status">
        {statusText()}
      </p>
    </div>
  );

  function statusText(): string {
    if (sending !== undefined) return t("photos.sending", { position: sending, total: drafts.length });
    if (omittedCount > 0) return t("photos.omitted", { count: omittedCount });
    return drafts.length === 0 ? "" : t("photos.chosen", { count: drafts.length });
  }
}

interface PhotoDraftProps {
  draft: ReviewPictureDraft;
  position: number;
  disabled: boolean;
  onRemove: () => void;
}

function PhotoDraft({ draft: { id, file, error }, position, disabled, onRemove }: PhotoDraftProps): ReactElement {
  const t = useTexts("product/opened");
  const core = useTexts("core");
  return (
    <li className="lh-photo" data-invalid={error === undefined ? undefined : ""}>
      <PhotoPreview file={file} label={t("photos.preview", { position })} />
      <div>
        <p className="lh-photo-name">{file.name}</p>
        <FieldError id={`review-photo-${id}`} error={error && core(`validation.picture.${error}`)} />
      </div>
      <button
        type="button"
        className="sh-iconbutton"
        aria-label={t("photos.remove", { position })}
        disabled={disabled}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

const PREVIEW_PX = 144;

/** Draws the file on a canvas: a blob URL would need a wider policy. A file that cannot be decoded stays blank. */
function PhotoPreview({ file, label }: { file: File; label: string }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    drawPreview(canvas.current, file).catch(() => undefined);
  }, [file]);
  return (
    <canvas
      className="lh-photo-preview"
      ref={canvas}
      width={PREVIEW_PX}
      height={PREVIEW_PX}
      role="img"
      aria-label={label}
    />
  );
}

/** Fills the square canvas, and crops the longer side. */
async function drawPreview(canvas: HTMLCanvasElement | null, file: File): Promise<void> {
  const bitmap = await createImageBitmap(file, { resizeHeight: PREVIEW_PX, resizeQuality: "medium" });
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas?.getContext("2d")?.drawImage(bitmap, left, top, side, side, 0, 0, PREVIEW_PX, PREVIEW_PX);
  bitmap.close();
}
