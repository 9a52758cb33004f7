export interface SiteMapLink {
  readonly label: string;
  readonly to: string;
}

export interface SiteMapSection {
  readonly title: string;
  readonly links: readonly SiteMapLink[];
}

/** Props of the page `/mapa/`. */
export interface SiteMapData {
  readonly sections: readonly SiteMapSection[];
}
