// Client, invoice, finalize, list with status[] and date[from], PDF, a 422: with the client that oapi-codegen made.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"time"

	"example/api"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx, name := context.Background(), fmt.Sprint("Livraria ", time.Now().UnixNano())
	key := api.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		query := request.URL.Query()
		query.Set("api_key", os.Getenv("API_KEY"))
		request.URL.RawQuery = query.Encode()
		return nil
	})
	client := must(api.NewClientWithResponses(os.Getenv("BASE_URL"), key))
	must(client.CreateClientWithResponse(ctx, api.ClientBody{Client: api.ClientInput{Name: name, Code: name}}))
	var price, quantity api.Amount
	must(0, price.FromAmountNumber(262145.37))
	must(0, quantity.FromDecimalText("1"))
	tax := "IVA23"
	line := api.LineInput{Name: name, UnitPrice: price, Quantity: quantity, Tax: &api.LineTaxInput{Name: &tax}}
	draft := api.DocumentInput{Date: "21/11/2026", DueDate: "21/12/2026", Client: api.DocumentClientInput{Name: name}, Items: []api.LineInput{line}}
	made := must(client.CreateInvoiceWithResponse(ctx, api.InvoiceBody{Invoice: draft}))
	id := made.JSON201.Invoice.Id
	finalize := api.InvoiceStateBody{Invoice: api.StateChange{State: "finalized"}}
	final := must(client.ChangeInvoiceStateWithResponse(ctx, id, finalize))
	refused := must(client.ChangeInvoiceStateWithResponse(ctx, id, finalize))
	statuses, from := []string{"final"}, "21/11/2026"
	list := must(client.ListInvoicesWithResponse(ctx, &api.ListInvoicesParams{Text: &name, Status: &statuses, DateFrom: &from}))
	pdf := must(client.GetDocumentPdfWithResponse(ctx, id, nil))
	for tries := 0; pdf.StatusCode() == 202 && tries < 20; tries++ {
		time.Sleep(50 * time.Millisecond)
		pdf = must(client.GetDocumentPdfWithResponse(ctx, id, nil))
	}
	total, listed := final.JSON200.Invoice.Total, list.JSON200.Invoices
	if total != 322438.81 || len(listed) != 1 || listed[0].Id != id || pdf.JSON200.Output.PdfUrl == "" || refused.JSON422.Errors.Error == "" {
		panic(fmt.Sprint(total, listed, pdf, refused))
	}
	fmt.Println("done", id)
}
