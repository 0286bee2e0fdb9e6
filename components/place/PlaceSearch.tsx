/** The search box above the list of places. */
export function PlaceSearch() {
  return (
    <search>
      <form className="place-search">
        <label htmlFor="place-query" className="visually-hidden">
          Search places or cities
        </label>
        <input
          id="place-query"
          name="q"
          type="search"
          placeholder="Search places or cities..."
          autoComplete="off"
        />
        <button type="reset" className="button button-quiet">
          Clear
        </button>
      </form>
    </search>
  );
}
