import { useEffect, useState } from 'react';

/** Counts down the whole seconds left until a time (`Date.now()`). */
export function useSecondsUntil(moment: number): number {
  const [left, setLeft] = useState(() => moment - Date.now());
  useEffect(() => {
    const update = () => {
      const remaining = moment - Date.now();
      setLeft(remaining);
      if (remaining <= 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => {
      clearInterval(timer);
    };
  }, [moment]);
  return Math.max(0, Math.ceil(left / 1000));
}
