// This script is inlined into every page, so every byte counts.

// The browser waits for a synchronous request before it lays out the paper. A
// link in the page would make every reader download the print rules.
onbeforeprint = () => {
  const core = document.querySelector<HTMLElement>('[data-print]');
  // The full sheet, which replaces the critical one, includes the print rules.
  if (!core) return;
  const request = new XMLHttpRequest();
  request.open('GET', core.dataset.print as string, false);
  request.send();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(request.responseText);
  document.adoptedStyleSheets = [sheet];
};
