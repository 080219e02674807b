import { convertCents } from "@shop/core";
import { SwatchDot } from "@shop/react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buildFacetGroups, buildMeasures, buildRatingOptions, type FilterGroup, offeredFlags } from "./filterGroups.ts";
import type { Range } from "./filterParams.ts";
import type { Listing } from "./useListing.ts";

/** Groups open initially, usually colour and size. */
const OPEN_GROUPS = 2;
/** Options visible without expanding. */
const VISIBLE_OPTIONS = 6;

export function FilterSections({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  return (
    <>
      <Availability listing={listing} />
      <Price listing={listing} />
      {buildFacetGroups(listing, t("filters.brand")).map((group, index) => (
        <OptionGroup key={group.name} group={group} open={index < OPEN_GROUPS} />
      ))}
      <Measures listing={listing} />
      <MinRating listing={listing} />
    </>
  );
}

/** Yes-or-no filters of availability, or of price: "reduced". */
function useFlagFields(listing: Listing, { isPrice }: { isPrice: boolean }): ReactElement[] {
  const t = useTexts("listing");
  const isEmpty = listing.currentFacets.count === 0;
  const flags = offeredFlags(listing).filter(({ selected, count }) => selected || count > 0 || isEmpty);
  return flags
    .filter(({ name }) => (name === "sale") === isPrice)
    .map(({ name, selected, count }) => (
      <OptionField key={name} name={name} value={1} label={t(`filters.${name}`)} count={count} selected={selected} />
    ));
}

function Availability({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const fields = useFlagFields(listing, { isPrice: false });
  if (fields.length === 0) return null;
  return (
    <Section title={t("filters.availability")} open>
      {fields}
    </Section>
  );
}

function Price({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const { rate, showNet } = useShopPrices().display;
  const { filter, baseFacets, currentFacets, currencySymbol, priceCurrency } = listing;
  const price = currentFacets.priceCents ?? baseFacets.priceCents;
  const inCurrency = t("filters.in", { what: t("filters.price"), unit: currencySymbol });
  const flags = useFlagFields(listing, { isPrice: true });
  // The backend filters by gross prices.
  const title = showNet ? t("filters.gross", { what: inCurrency }) : inCurrency;
  return (
    <Section title={title} open>
      <RangeFields
        name="price"
        title={title}
        value={filter.price}
        min={price && Math.floor(convertCents(price.min, rate) / 100)}
        max={price && Math.ceil(convertCents(price.max, rate) / 100)}
      />
      {priceCurrency !== undefined && <input type="hidden" name="price" value={priceCurrency} />}
      {flags}
    </Section>
  );
}

/** Options of one facet: the first ones are visible, the rest collapsed. */
function OptionGroup({ group, open }: { group: FilterGroup; open: boolean }): ReactElement {
  const t = useTexts("listing");
  const { name, code, title, options } = group;
  const rest = options.slice(VISIBLE_OPTIONS);
  const field = ({ id, title: label, hex, count, selected }: FilterGroup["options"][number]): ReactElement => (
    <OptionField key={id} name={name} value={id} label={label} count={count} selected={selected}>
      {code === "color" && <SwatchDot hex={hex} />}
    </OptionField>
  );
  return (
    <Section title={title} open={open} selectedCount={options.filter(({ selected }) => selected).length}>
      {options.slice(0, VISIBLE_OPTIONS).map(field)}
      {rest.length > 0 && (
        <details className="lh-filter-more" open={rest.some(({ selected }) => selected) || undefined}>
          <summary>
            <span className="lh-filter-more-open">{t("filters.more", { count: rest.length })}</span>
            <span className="lh-filter-more-close">{t("filters.less")}</span>
          </summary>
          {rest.map(field)}
        </details>
      )}
    </Section>
  );
}

function Measures({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const selected = listing.filter.measures;
  const measures = buildMeasures(listing);
  if (measures.length === 0) return null;
  return (
    <Section title={t("filters.measures")} selectedCount={Object.keys(selected).length}>
      {measures.map(({ id, title, unit, min, max }) => {
        const label = unit === undefined || unit === "" ? title : t("filters.in", { what: title, unit });
        return (
          <div className="lh-measure" key={id}>
            <p aria-hidden="true">{label}</p>
            <RangeFields name={`m${id}`} title={label} value={selected[id]} min={min} max={max} />
          </div>
        );
      })}
    </Section>
  );
}

function MinRating({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const { minRating } = listing.filter;
  const options = buildRatingOptions(listing);
  if (options.length === 0) return null;
  return (
    <Section title={t("filters.rating")} open={minRating !== undefined}>
      {[{ stars: 0, count: undefined }, ...options].map(({ stars, count }) => (
        <OptionField
          key={stars}
          type="radio"
          name="rating"
          value={stars}
          label={stars === 0 ? t("filters.anyRating") : t("filters.stars", { stars })}
          count={count}
          selected={stars === (minRating ?? 0)}
        />
      ))}
    </Section>
  );
}

function Section(props: { title: string; open?: boolean; selectedCount?: number; children: ReactNode }): ReactElement {
  const { title, open = false, selectedCount = 0, children } = props;
  const [openAtFirst] = useState(open || selectedCount > 0);
  return (
    <details className="lh-filter" open={openAtFirst}>
      <summary>
        <span>
          {title}
          {selectedCount > 0 && <span className="lh-filter-selected"> {selectedCount}</span>}
        </span>
      </summary>
      <div className="lh-filter-fields" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}

interface OptionFieldProps {
  name: string;
  value: number;
  label: ReactNode;
  /** Number of matching products; undefined if not counted. */
  count: number | undefined;
  selected: boolean;
  type?: "checkbox" | "radio";
  children?: ReactNode;
}

function OptionField(props: OptionFieldProps): ReactElement {
  const { label, count, selected, type = "checkbox", children, ...input } = props;
  const t = useTexts("listing");
  return (
    <label className="lh-option">
      <input {...input} type={type} defaultChecked={selected} />
      {children}
      <span>{label}</span>
      {count !== undefined && (
        <span className="lh-filter-count">
          <span aria-hidden="true">({count})</span>
          <span className="sh-hidden">{t("count", { count })}</span>
        </span>
      )}
    </label>
  );
}

interface RangeFieldsProps {
  name: string;
  /** "Breite in cm" */
  title: string;
  value: Range | undefined;
  /** Bounds of the list, displayed as placeholders. */
  min: number | undefined;
  max: number | undefined;
}

function RangeFields({ name, title, value, min, max }: RangeFieldsProps): ReactElement {
  const t = useTexts("listing");
  const field = (end: "min" | "max", label: string, hint: number | undefined): ReactElement => (
    <input
      className="lh-input"
      name={name}
      type="text"
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={`${title} ${label}`}
      placeholder={hint === undefined ? "" : String(hint)}
      defaultValue={value?.[end] ?? ""}
    />
  );
  return (
    <div className="lh-range">
      {field("min", t("filters.least"), min)}
      <span aria-hidden="true">–</span>
      {field("max", t("filters.most"), max)}
    </div>
  );
}
