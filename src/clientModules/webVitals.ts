import type { MetricType } from 'web-vitals';

/**
 * Measures the page and calls a function with each metric. Without a function
 * nothing is loaded or measured; the metrics are not sent anywhere.
 *
 * @param onMetric Called with each metric (CLS, FCP, INP, LCP, TTFB) as it
 *   settles.
 */
export function reportWebVitals(onMetric?: (metric: MetricType) => void): void {
  if (typeof onMetric !== 'function') return;
  const start = () => {
    void import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
        observe(onMetric);
      }
    });
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
