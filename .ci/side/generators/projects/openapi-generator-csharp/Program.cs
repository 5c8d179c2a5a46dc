using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Threading;
using Newtonsoft.Json;
using Org.OpenAPITools.Api;
using Org.OpenAPITools.Client;
using Org.OpenAPITools.Model;

/// <summary>Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with what openapi-generator made.</summary>
public static class Program
{
    public static int Main()
    {
        var settings = new Configuration { BasePath = Environment.GetEnvironmentVariable("BASE_URL") };
        settings.AddApiKey("api_key", Environment.GetEnvironmentVariable("API_KEY"));
        var http = new HttpClient();
        var name = "Livraria " + DateTime.UtcNow.Ticks;
        new ClientsApi(http, settings).CreateClient(new ClientBody(new ClientInput(name: name, code: name)));
        var line = new LineInput(name: name, unitPrice: new Amount(262145.37), quantity: new Amount("1"), tax: new LineTaxInput(name: "IVA23"));
        var draft = new DocumentInput(date: "21/11/2026", dueDate: "21/12/2026",
            varClient: new DocumentClientInput(name: name), items: new List<LineInput> { line });
        var invoices = new InvoicesApi(http, settings);
        var id = invoices.CreateInvoice(new InvoiceBody(draft)).Invoice.Id;
        var finalize = new InvoiceStateBody(new StateChange(state: "finalized"));
        var total = invoices.ChangeInvoiceState(id, finalize).Invoice.Total;
        string refusal = null;
        try { invoices.ChangeInvoiceState(id, finalize); }
        catch (ApiException refused) when (refused.ErrorCode == 422)
        {
            refusal = JsonConvert.DeserializeObject<ErrorAnswer>((string)refused.ErrorContent).Errors.Error;
        }
        var list = new ListsApi(http, settings).ListInvoices(
            text: name, status: new List<string> { "final" }, dateFrom: "21/11/2026");
        var documents = new DocumentsApi(http, settings);
        var pdf = documents.GetDocumentPdfWithHttpInfo(id);
        for (var tries = 0; (int)pdf.StatusCode == 202 && tries < 20; tries++)
        {
            Thread.Sleep(50);
            pdf = documents.GetDocumentPdfWithHttpInfo(id);
        }
        var isListed = list.Invoices.Count == 1 && list.Invoices[0].Id == id;
        if (total != 322438.81 || !isListed || !pdf.Data.Output.PdfUrl.StartsWith("http") || refusal == null)
        {
            Console.WriteLine("error: " + total + " " + list + " " + pdf.Data + " " + refusal);
            return 1;
        }
        Console.WriteLine("done " + id);
        return 0;
    }
}
