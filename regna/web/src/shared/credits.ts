/** What `credits.json` says, which is made with the page: who drew what, and whose work is part of the page. */
export interface IconCredit {
  folder: string;
  name: string;
  url?: string;
  licence: string;
  icons: string[];
}

export interface PackageCredit {
  name: string;
  version: string;
  licence: string;
  url: string;
  text: string;
}

export interface Credits {
  icons: IconCredit[];
  packages: PackageCredit[];
}
