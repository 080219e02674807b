/** Inline styles of emails. Source: design/look.md. Every pair of text and background has a contrast of at least 4.5:1. */
export const STYLES = {
  body: "margin:0;padding:16px;background:#ffffff;color:#1e211f;font-family:Figtree,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5",
  sheet: "max-width:640px;margin:0 auto;overflow-wrap:anywhere",
  brand: "margin:0 0 24px;font-size:20px;font-weight:700;color:#1f4d3e",
  heading: "font-size:18px;line-height:1.4;margin:28px 0 8px",
  quiet: "color:#5f5d57;font-size:14px",
  imprint: "color:#5f5d57;font-size:14px;margin-top:28px;padding-top:16px;border-top:1px solid #d5d2c8",
  document: "color:#5f5d57;font-size:14px",
  link: "color:#1f4d3e;font-weight:700",
  button:
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d3e;color:#ffffff;font-weight:700;text-decoration:none",
  table: "width:100%;border-collapse:collapse;margin-top:8px",
  cell: "padding:8px;border-bottom:1px solid #d5d2c8;vertical-align:top",
  logo: "display:block;max-width:100%;height:40px",
  picture: "display:block;max-width:100%;height:auto",
  thumbnail: "float:left;margin:0 12px 4px 0;border-radius:4px;object-fit:contain",
} as const;

/** Dark mode for mail clients that support it; the others invert light colours themselves. */
export const DARK_MODE_CSS = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#16181a!important;color:#ecebe6!important}
.brand,.link{color:#9fd3bd!important}
.button{background:#9fd3bd!important;color:#10201a!important}
.quiet{color:#b9b6ad!important}
.rule{border-color:#44473f!important}
a{color:#9fd3bd}
}`;
