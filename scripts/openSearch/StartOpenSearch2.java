import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.script.mustache.MustachePlugin;
import org.opensearch.transport.Netty4Plugin;

/** Runs one node of OpenSearch 2 with the modules that the shop needs: StartOpenSearch2.java <name> <value> … */
class StartOpenSearch2 extends Node {
  StartOpenSearch2(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "shop"),
        List.of(CommonAnalysisPlugin.class, MapperExtrasPlugin.class, MustachePlugin.class, Netty4Plugin.class),
        false);
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (int at = 0; at < args.length; at += 2) settings.put(args[at], args[at + 1]);
    Node node = new StartOpenSearch2(settings.build()).start();
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
