import { Fragment, type ReactElement, type ReactNode } from "react";

interface DataListProps {
  rows: ReadonlyArray<readonly [title: ReactNode, value: ReactNode]>;
  className?: string;
}

export const DataList = ({ rows, className = "" }: DataListProps): ReactElement => (
  <dl className={`lh-datalist ${className}`.trim()}>
    {rows.map(([title, value], index) => (
      // oxlint-disable-next-line react/no-array-index-key -- rows may be identical
      <Fragment key={index}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
