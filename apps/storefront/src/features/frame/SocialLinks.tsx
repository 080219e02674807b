import type { SocialLink } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Outlines on a 24 × 24 grid, after Feather (MIT licence). */
const ICON_PATHS: Record<SocialLink["network"], string> = {
  facebook: "M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z",
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 11.4A4 4 0 1 1 12.6 8a4 4 0 0 1 3.4 3.4zM17.5 6.5h.01",
  youtube:
    "M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 49.6 49.6 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 49.6 49.6 0 0 1-16.2 0A2 2 0 0 1 2.5 17zM10 15l5-3-5-3z",
  tiktok: "M9 12a4 4 0 1 0 4 4V4a5 5 0 0 0 5 5",
};

const NAMES: Record<SocialLink["network"], string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
};

/** Plain links: nothing is loaded from these networks. */
export function SocialLinks({ shop, links }: { shop: string; links: readonly SocialLink[] }): ReactElement | null {
  const t = useTexts("frame");
  if (links.length === 0) return null;
  return (
    <ul className="lh-footer-social" role="list" aria-label={t("social.title", { shop })}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener" aria-label={t("social.link", { shop, network: NAMES[network] })}>
            <svg className="lh-icon" data-size="large" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={ICON_PATHS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
