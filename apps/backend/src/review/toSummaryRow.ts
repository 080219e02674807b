interface RatingCount {
  language: string;
  rating: number;
  count: number;
}

const sum = (ratings: readonly RatingCount[]): number => ratings.reduce((total, { count }) => total + count, 0);

/** Average to one tenth of a star, and number of reviews by rating and by language. */
export function toSummaryRow(ratings: readonly RatingCount[]) {
  const count = sum(ratings);
  const stars = ratings.reduce((total, one) => total + one.rating * one.count, 0);
  const languages = [...new Set(ratings.map(({ language }) => language))];
  return {
    count,
    average: count === 0 ? null : Math.round((stars * 10) / count) / 10,
    ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: sum(ratings.filter((one) => one.rating === rating)) })),
    languages: languages
      .map((language) => ({ language, count: sum(ratings.filter((one) => one.language === language)) }))
      .toSorted((a, b) => b.count - a.count),
  };
}
