// Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with the code of openapi-generator.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"example/api"
)

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	name := fmt.Sprint("Livraria ", time.Now().UnixNano())
	keys := map[string]api.APIKey{"apiKeyAuth": {Key: os.Getenv("API_KEY")}}
	ctx := context.WithValue(context.Background(), api.ContextAPIKeys, keys)
	configuration := api.NewConfiguration()
	configuration.Servers = api.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	client := api.NewAPIClient(configuration)
	must(client.ClientsAPI.CreateClient(ctx).ClientBody(*api.NewClientBody(*api.NewClientInput(name, name))).Execute())
	price, quantity, tax := 262145.37, "1", "IVA23"
	line := api.NewLineInput(name, api.Amount{Float64: &price}, api.Amount{String: &quantity})
	line.SetTax(api.LineTaxInput{Name: &tax})
	draft := api.NewDocumentInput("21/11/2026", "21/12/2026", *api.NewDocumentClientInput(name), []api.LineInput{*line})
	made := must(client.InvoicesAPI.CreateInvoice(ctx).InvoiceBody(*api.NewInvoiceBody(*draft)).Execute())
	id := made.Invoice.Id
	finalize := *api.NewInvoiceStateBody(*api.NewStateChange("finalized"))
	final := must(client.InvoicesAPI.ChangeInvoiceState(ctx, id).InvoiceStateBody(finalize).Execute())
	_, _, err := client.InvoicesAPI.ChangeInvoiceState(ctx, id).InvoiceStateBody(finalize).Execute()
	var refused *api.GenericOpenAPIError
	errors.As(err, &refused)
	refusal, isTyped := refused.Model().(api.ErrorAnswer)
	list := must(client.ListsAPI.ListInvoices(ctx).Text(name).Status([]string{"final"}).DateFrom("21/11/2026").Execute())
	pdf, answer, err := client.DocumentsAPI.GetDocumentPdf(ctx, id).Execute()
	for tries := 0; answer.StatusCode == 202 && tries < 20; tries++ {
		time.Sleep(50 * time.Millisecond)
		pdf, answer, err = client.DocumentsAPI.GetDocumentPdf(ctx, id).Execute()
	}
	total, listed := final.Invoice.Total, list.Invoices
	if err != nil || total != 322438.81 || len(listed) != 1 || listed[0].Id != id || pdf.Output.PdfUrl == "" || !isTyped || refusal.Errors.Error == "" {
		panic(fmt.Sprint(err, total, listed, pdf, refused.Error()))
	}
	fmt.Println("done", id)
}
