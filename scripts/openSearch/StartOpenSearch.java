import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.script.mustache.MustachePlugin;
import org.opensearch.transport.Netty4Plugin;

/** Runs one node with the modules the shop needs: StartOpenSearch.java <data folder> <port or range>. */
class StartOpenSearch extends Node {
  StartOpenSearch(Environment environment) {
    super(environment, 
        List.of(CommonAnalysisPlugin.class, MapperExtrasPlugin.class, MustachePlugin.class, Netty4Plugin.class), false);
  }

  public static void main(String[] args) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", args[0])
        .put("http.port", args[1])
        .put("network.host", "127.0.0.1")
        .put("transport.port", "0")
        .put("discovery.type", "single-node")
        // A developer's full disk would make the indices read-only.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    Node node = new StartOpenSearch(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "shop")).start();
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
