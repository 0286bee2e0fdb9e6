import type { ReactNode } from 'react';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { Bring, Cost, Slip, When, Where, Who } from './Slip.tsx';

interface Props {
  className?: string;
  /** Before the search. */
  children?: ReactNode;
}

/** The slip of a page that isn't about one service or city: the search is the blank of "What". */
export function SearchSlip({ className, children }: Props) {
  return (
    <Slip
      className={className}
      before={
        <>
          {children}
          <SearchBox hasCall />
        </>
      }
    >
      <Where />
      <When />
      <Cost />
      <Bring />
      <Who />
    </Slip>
  );
}
