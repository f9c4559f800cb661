// Takes the place of pkg/bgp/cell.go of Cilium: BGP is of no use to a single node, and GoBGP, which it needs, is not to be
// had from every module proxy. What remains are the handlers without which the agent does not start.
package bgp

import (
	"github.com/cilium/hive/cell"
	"github.com/go-openapi/runtime/middleware"

	restapi "github.com/cilium/cilium/api/v1/server/restapi/bgp"
)

var Cell = cell.Module(
	"bgp-control-plane",
	"Without BGP",
	cell.Provide(
		func() restapi.GetBgpPeersHandler { return peers{} },
		func() restapi.GetBgpRoutesHandler { return routes{} },
		func() restapi.GetBgpRoutePoliciesHandler { return policies{} },
	),
)

type peers struct{}

func (peers) Handle(restapi.GetBgpPeersParams) middleware.Responder {
	return restapi.NewGetBgpPeersDisabled()
}

type routes struct{}

func (routes) Handle(restapi.GetBgpRoutesParams) middleware.Responder {
	return restapi.NewGetBgpRoutesDisabled()
}

type policies struct{}

func (policies) Handle(restapi.GetBgpRoutePoliciesParams) middleware.Responder {
	return restapi.NewGetBgpRoutePoliciesDisabled()
}
