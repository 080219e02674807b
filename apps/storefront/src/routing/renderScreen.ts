import { createElement, type ReactElement } from "react";
import type { ScreenName } from "../shared/appContext.ts";
import { getLoadedScreen, type ScreenProps } from "./screens.ts";

/** Renders a loaded screen. The key remounts it for another subject. */
export const renderScreen = <Name extends ScreenName>(
  { name, props }: { name: Name; props: ScreenProps[Name] },
  key: string,
): ReactElement => createElement(getLoadedScreen(name), { key, ...props });
