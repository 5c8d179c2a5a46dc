from rest_framework.exceptions import NotFound
from rest_framework.response import Response

from ..api import View
from ..serializers import (
    AccountCreateSerializer,
    AccountSerializer,
    AccountUpdateSerializer,
    AtCommunicationSerializer,
    ExistingUserAccountSerializer,
    NewAccountSerializer,
)


class CreateAccount(View):
    authentication_classes = []
    permission_classes = []
    serializer_class = AccountCreateSerializer

    def post(self, request):
        serializer = self.serializer_class(data=self.body("account"))
        serializer.is_valid(raise_exception=True)
        account = serializer.save()
        return Response({"account": NewAccountSerializer(account).data}, status=201)


class CreateAccountOfExistingUser(CreateAccount):
    serializer_class = ExistingUserAccountSerializer


class OwnAccount(View):
    def own(self, pk):
        if pk != self.account.pk:  # another account does not exist for this key
            raise NotFound
        return self.account


class GetAccount(OwnAccount):
    def get(self, request, pk):
        return Response({"account": AccountSerializer(self.own(pk)).data})


class UpdateAccount(OwnAccount):
    def put(self, request, pk):
        serializer = AccountUpdateSerializer(self.own(pk), data=self.body("account"))
        serializer.is_valid(raise_exception=True)
        serializer.save()
        return Response()


class AtCommunication(View):
    def post(self, request):
        data = self.body("at_communication", "credentials", "account", flat=True)
        serializer = AtCommunicationSerializer(data=data)
        serializer.is_valid(raise_exception=True)
        self.account.at_username = serializer.validated_data["username"]
        self.account.save()
        return Response()
