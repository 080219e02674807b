"use client";

import { checkReviewPicture, isShopError, REVIEW_PICTURE_LIMITS, type ReviewPictureError, ShopError } from "@shop/core";
import { useRef, useState } from "react";
import { useShop } from "../ShopProvider.js";

/** Photo that was selected for a review. */
export interface ReviewPictureDraft {
  /** React key. */
  id: number;
  file: File;
  /** Reason why the file cannot be sent. */
  error: ReviewPictureError | undefined;
}

type Selection = Pick<UseReviewPictures, "drafts" | "omittedCount">;

/** Photos of a review that is being written. */
export interface UseReviewPictures {
  /** In the order of the review. A draft with an error stays until it is removed. */
  drafts: readonly ReviewPictureDraft[];
  /** Number of files of the last selection that were left out, because a review has at most four photos. */
  omittedCount: number;
  /** Position of the photo that is being sent, from 1; undefined when none is. */
  sending: number | undefined;
  /** Adds files, and checks their type and size. */
  add(files: Iterable<File>): void;
  remove(id: number): void;
  /**
   * Sends the photos, and passes their keys to `write`. After a failure the photos that have arrived are not sent again.
   * @throws ShopError INVALID_INPUT with `fields.picture` for a draft with an error
   */
  submit<T>(write: (keys: readonly string[]) => Promise<T>): Promise<T>;
}

/**
 * Keeps the photos of a review form. They are sent when the form is submitted, not before.
 *
 * @param variantId variant whose product is reviewed
 * @example
 * const pictures = useReviewPictures(variantId);
 * await pictures.submit((keys) => shop.reviews.write({ ...review, pictures: keys }, idempotencyKey));
 */
export function useReviewPictures(variantId: number): UseReviewPictures {
  const { reviews } = useShop();
  const [{ drafts, omittedCount }, setSelection] = useState<Selection>({ drafts: [], omittedCount: 0 });
  const [sending, setSending] = useState<number>();
  const lastId = useRef(0);
  /** Keys of photos that have arrived. */
  const keys = useRef(new WeakMap<File, string>());

  const markError = (id: number, error: ReviewPictureError): void =>
    setSelection((previous) => ({
      ...previous,
      drafts: previous.drafts.map((draft) => (draft.id === id ? { ...draft, error } : draft)),
    }));

  async function send({ id, file }: ReviewPictureDraft): Promise<string> {
    const sent = keys.current.get(file);
    if (sent !== undefined) return sent;
    try {
      const key = await reviews.addPicture(variantId, file);
      keys.current.set(file, key);
      return key;
    } catch (error) {
      const problem = pictureErrorOf(error);
      if (problem !== undefined) markError(id, problem);
      throw error;
    }
  }

  return {
    drafts,
    omittedCount,
    sending,
    add(files) {
      const added = [...files].map((file) => ({ id: (lastId.current += 1), file, error: checkReviewPicture(file) }));
      setSelection((previous) => {
        const all = [...previous.drafts, ...added];
        const kept = all.slice(0, REVIEW_PICTURE_LIMITS.count);
        return { drafts: kept, omittedCount: all.length - kept.length };
      });
    },
    remove(id) {
      setSelection((previous) => ({ drafts: previous.drafts.filter((draft) => draft.id !== id), omittedCount: 0 }));
    },
    async submit(write) {
      const problem = drafts.find(({ error }) => error !== undefined)?.error;
      if (problem !== undefined) throw new ShopError("INVALID_INPUT", { details: { fields: { picture: problem } } });
      try {
        const sent: string[] = [];
        for (const [index, draft] of drafts.entries()) {
          setSending(index + 1);
          sent.push(await send(draft));
        }
        return await write(sent).catch((error: unknown) => {
          // The backend no longer has the photos.
          if (pictureErrorOf(error) !== undefined) keys.current = new WeakMap();
          throw error;
        });
      } finally {
        setSending(undefined);
      }
    },
  };
}

function pictureErrorOf(error: unknown): ReviewPictureError | undefined {
  if (!isShopError(error, "INVALID_INPUT")) return undefined;
  const code = error.details.fields?.["picture"];
  if (code === undefined) return undefined;
  return code === "tooLarge" ? code : "invalid";
}
