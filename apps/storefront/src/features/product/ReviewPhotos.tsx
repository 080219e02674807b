import type { Review } from "@shop/core";
import type { GallerySlide } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { lazyPart, useOpenedPart } from "../../ui/lazyPart.tsx";

// The gallery has its own: a shared module would be part of the first load.
const zoomView = lazyPart(() => import("./opened/ZoomView.tsx").then(({ ZoomView }) => ZoomView));

/** Thumbnails of a review: links to the photos, which open the large view after hydration. */
export function ReviewPhotos({ pictures, author }: Pick<Review, "pictures" | "author">): ReactElement | null {
  const t = useTexts("product/belowFold");
  const { texts } = useRouter().options.context;
  const { opened, open, close } = useOpenedPart<number>(() =>
    Promise.all([zoomView.load(), texts.load("product/opened")]),
  );
  if (pictures.length === 0) return null;
  const altOf = (index: number): string => t("reviews.photo", { position: index + 1, count: pictures.length, author });
  const slides = pictures.map(({ url, width, height }, index): GallerySlide => ({
    key: url,
    href: url,
    drawing: <img src={url} alt={altOf(index)} width={width} height={height} loading="lazy" />,
  }));
  return (
    <>
      <ul className="lh-review-photos" role="list">
        {pictures.map(({ url, thumbnailUrl }, index) => (
          <li key={url}>
            <a
              href={url}
              onClick={(event) => {
                event.preventDefault();
                open(index);
              }}
            >
              <img src={thumbnailUrl} alt={altOf(index)} width={96} height={96} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <zoomView.Component
          slides={slides}
          start={opened}
          title={texts.t("product/opened")("zoom.reviewPhotos", { author })}
          onClose={close}
        />
      )}
    </>
  );
}
