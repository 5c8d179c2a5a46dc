import java.net.URI;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

/** Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with the code of openapi-generator. */
public class Program {
  public static void main(String[] arguments) throws Exception {
    String key = "api_key=" + System.getenv("API_KEY");
    ApiClient http = new ApiClient();
    http.updateBaseUri(System.getenv("BASE_URL"));
    http.setRequestInterceptor(request -> {
      URI uri = request.build().uri();
      request.uri(URI.create(uri + (uri.getRawQuery() == null ? "?" : "&") + key));
    });
    String name = "Livraria " + System.nanoTime();
    new ClientsApi(http).createClient(new ClientBody().client(new ClientInput().name(name).code(name)));
    LineInput line = new LineInput().name(name).unitPrice(new Amount(262145.37)).quantity(new Amount("1"));
    DocumentInput draft = new DocumentInput().date("21/11/2026").dueDate("21/12/2026")
        .client(new DocumentClientInput().name(name)).addItemsItem(line.tax(new LineTaxInput().name("IVA23")));
    InvoicesApi invoices = new InvoicesApi(http);
    Integer id = invoices.createInvoice(new InvoiceBody().invoice(draft)).getInvoice().getId();
    InvoiceStateBody finalize = new InvoiceStateBody().invoice(new StateChange().state("finalized"));
    Double total = invoices.changeInvoiceState(id, finalize).getInvoice().getTotal();
    String refusal = null;
    try {
      invoices.changeInvoiceState(id, finalize);
    } catch (ApiException refused) {
      if (refused.getCode() != 422) throw refused;
      refusal = http.getObjectMapper().readValue(refused.getResponseBody(), ErrorAnswer.class).getErrors().getError();
    }
    InvoiceList list = new ListsApi(http).listInvoices(
        name, null, null, List.of("final"), "21/11/2026", null, null, null, null, null, null, null, null, null);
    DocumentsApi documents = new DocumentsApi(http);
    ApiResponse<PdfAnswer> pdf = documents.getDocumentPdfWithHttpInfo(id, null);
    for (int tries = 0; pdf.getStatusCode() == 202 && tries < 20; tries++) {
      Thread.sleep(50);
      pdf = documents.getDocumentPdfWithHttpInfo(id, null);
    }
    boolean listed = list.getInvoices().size() == 1 && id.equals(list.getInvoices().get(0).getId());
    boolean linked = pdf.getData().getOutput().getPdfUrl().startsWith("http");
    if (total != 322438.81 || !listed || !linked || refusal == null) {
      throw new AssertionError(total + " " + list + " " + pdf.getData() + " " + refusal);
    }
    System.out.println("done " + id);
    System.exit(0);
  }
}
