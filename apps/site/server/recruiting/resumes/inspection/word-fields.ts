import type { ResumeType } from '@riverfront/contract';
import { isOrdinaryLink } from './links.ts';
import { rejection } from './rejections.ts';

/**
 * Fields that neither fetch nor run anything (ECMA-376-1, 17.16.5). Not among them: DDE, DDEAUTO, LINK, EMBED,
 * CONTROL, IMPORT, INCLUDE, INCLUDEPICTURE, INCLUDETEXT, DATABASE, RD, PRINT and unknown ones.
 */
const harmless = new Set(
  `= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY BIDIOUTLINE CITATION
   COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN
   FORMCHECKBOX FORMDROPDOWN FORMTEXT GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY
   LISTNUM MACROBUTTON MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF
   PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT SYMBOL
   TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
);

/**
 * Creates a checker that follows the nested fields of a Word document and checks the code of each.
 * Every method throws {@link ResumeError} for a field that fetches something.
 */
export function createFieldChecker(type: ResumeType) {
  const open: { code: string; inCode: boolean; beginsWithField: boolean }[] = [];

  const check = (field: { code: string; beginsWithField: boolean }) => {
    // The result of the inner field would be the name of the outer one.
    if (field.beginsWithField || !isHarmlessField(field.code)) throw rejection(type, 'externalContent');
  };
  return {
    begin() {
      const outer = open.at(-1);
      if (outer?.inCode && outer.code.trim() === '') outer.beginsWithField = true;
      open.push({ code: '', inCode: true, beginsWithField: false });
    },
    text(text: string) {
      const field = open.at(-1);
      if (field?.inCode) field.code += text;
    },
    /** Ends the code; what follows is the result that is shown. */
    separate() {
      const field = open.at(-1);
      if (!field) return;
      field.inCode = false;
      check(field);
    },
    end() {
      const field = open.pop();
      if (field?.inCode) check(field);
    },
    /** Checks fields that were never closed. */
    finish() {
      for (const field of open) check(field);
    },
  };
}

/** True when the code of a field, such as `PAGE \* MERGEFORMAT`, is empty or names a field that fetches nothing. */
export function isHarmlessField(code: string): boolean {
  const name = /^\s*(=|[^\s\\"]*)/.exec(code)?.[1]?.toUpperCase() ?? '';
  if (name !== 'HYPERLINK') return code.trim() === '' || harmless.has(name);
  // Switches with an argument, switches without, and what remains is the target.
  const parts = code
    .trim()
    .slice(name.length)
    .matchAll(/\\[lost]\s+(?:"[^"]*"|\S+)|\\[a-z*@#]|"([^"]*)"|(\S+)/gi);
  return [...parts].every(([, quoted, bare]) => isOrdinaryLink(quoted ?? bare ?? ''));
}
