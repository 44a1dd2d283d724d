/** Chances as whole percent that add up to a hundred: what is lost by cutting off goes to the largest remainders. */
export function hundredOf(chances: number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, i) => [each - whole[i]!, i] as const).sort(([one], [other]) => other - one);
  for (const [, i] of order.slice(0, missing)) whole[i]! += 1;
  return whole;
}
