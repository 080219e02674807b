import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.opensearch.Version;
import org.opensearch.analysis.common.CommonAnalysisModulePlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.index.mapper.MapperExtrasModulePlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.plugins.PluginInfo;
import org.opensearch.script.mustache.MustacheModulePlugin;
import org.opensearch.transport.Netty4ModulePlugin;

/** Runs one node of OpenSearch 3 with the modules that the shop needs: StartOpenSearch3.java <name> <value> … */
class StartOpenSearch3 extends Node {
  StartOpenSearch3(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "shop"),
        Stream.of(
                CommonAnalysisModulePlugin.class,
                MapperExtrasModulePlugin.class,
                MustacheModulePlugin.class,
                Netty4ModulePlugin.class)
            .map(StartOpenSearch3::describe)
            .toList(),
        false);
  }

  private static PluginInfo describe(Class<? extends Plugin> plugin) {
    String name = plugin.getName();
    return new PluginInfo(name, "", "", Version.CURRENT, "", name, null, List.of(), false);
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (int at = 0; at < args.length; at += 2) settings.put(args[at], args[at + 1]);
    Node node = new StartOpenSearch3(settings.build()).start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    System.out.println(
        "http://" + node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress());
    // The input ends with the parent, even with a killed one.
    while (System.in.read() != -1) {}
    System.exit(0);
  }
}
