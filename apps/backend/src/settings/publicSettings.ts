/**
 * Allowlist of public settings; the table also holds keys and passwords.
 * Source: specification 3, locale config and store contact; legal and security reference 0.8.
 */
export const PUBLIC_SETTINGS: ReadonlySet<string> = new Set([
  // store
  "store_name",
  "store_email",
  "store_phone",
  "store_address1",
  "store_zipcode",
  "store_city",
  "store_country",
  "support_time",
  "support_time_mo_th",
  "logo",
  "logo_mobile",
  "logo_email",
  // social
  "facebook_url",
  "instagram_url",
  "youtube_url",
  "tiktok_url",
  "whatsapp_url",
  // currency and VAT
  "currency_currency_code",
  "currency_currency_symbol",
  "currency_rate",
  "config_min_price",
  "categories_0_vat",
  "categories_title_0_vat",
  // forms
  "phone_regex",
  "is_phone_required",
  "password_min_length",
  "vat_min_length",
  "search_min_length",
  // shipping and payment
  "accepted_delivery_country",
  "deliveryToPaymentMethods",
  "free_shipping_from",
  // display
  "menu_category_ids",
  "menu_content_ids",
  "menu_extra_links",
  "show_fallback_old_price",
  "show_advent_calendar",
  "show_advent_banner",
  "refetch_short",
  "refetch_long",
  "show_sales_bar",
  "show_review_badge",
  "show_chat",
  "show_blog",
  "withdrawal_form_url",
  "gtm_id",
  "admin_url",
  "partner_links",
  "advent_from",
  "advent_until",
  // ids of a legacy Thelia shop
  "lang_id",
  "tax_tax_id",
]);
