import "@fontsource-variable/figtree/wght.css";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import LiveExample from "./LiveExample.vue";
import VersionSwitcher from "./VersionSwitcher.vue";
import HomeIntroduction from "./HomeIntroduction.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "nav-bar-content-before": () => h(VersionSwitcher),
      "doc-before": () => h(HomeIntroduction),
    }),
  enhanceApp({ app }) {
    app.component("LiveExample", LiveExample);
  },
};
